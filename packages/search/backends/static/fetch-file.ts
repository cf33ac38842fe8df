interface Options {
  cache: RequestCache;
  timeout: number;
}

/** Fetches a file of the index, with a timeout. */
export async function fetchFile(url: string, {cache, timeout}: Options): Promise<ArrayBuffer> {
  const response = await fetch(url, {
    cache,
    signal: AbortSignal.timeout(timeout),
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.arrayBuffer();
}
