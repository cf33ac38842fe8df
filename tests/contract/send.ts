import type {MockRequest} from './documented-request';

export type MockResponse = {status: number; text: string};

export async function send(
  url: string,
  request: MockRequest,
  prefer?: string,
): Promise<MockResponse> {
  const target = new URL(request.path, url);
  for (const [name, value] of Object.entries(request.query)) target.searchParams.set(name, value);
  const headers: Record<string, string> = {
    Authorization: 'Bearer test',
    // On a busy machine, the mock closes idle connections just when the next request is sent on them.
    Connection: 'close',
    ...request.headers,
  };
  if (prefer) headers.Prefer = prefer;
  const response = await fetch(target, {
    method: request.method.toUpperCase(),
    headers,
    ...payload(request, headers),
  });
  return {status: response.status, text: await response.text()};
}

function payload(
  {body, mediaType}: MockRequest,
  headers: Record<string, string>,
): {body?: string | FormData | URLSearchParams} {
  if (body === undefined || !mediaType) return {};
  if (mediaType === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body as Record<string, string>))
      form.set(name, value);
    return {body: form};
  }
  if (mediaType === 'application/x-www-form-urlencoded')
    return {body: new URLSearchParams(body as Record<string, string>)};
  headers['Content-Type'] = mediaType;
  return {body: JSON.stringify(body)};
}

/** Runs a few tasks at a time. More wouldn't help, because Prism handles requests one by one. */
export async function inParallel<T>(
  items: T[],
  width: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({length: width}, worker));
}
