/** What Prometheus would have scraped, by series such as `up{job="docs"}`. */
export interface Samples {
  /** In seconds. */
  time: number;
  values: Map<string, number>;
}

export interface Target {
  job: string;
  url: string;
}

/** Scrapes all targets as Prometheus does. A target that doesn't respond has only `up`, with the value 0. */
export async function scrape(targets: Target[]): Promise<Samples> {
  const values = new Map<string, number>();
  for (const {job, url} of targets) {
    const text = await textOf(url);
    values.set(`up{job="${job}"}`, text === undefined ? 0 : 1);
    for (const line of text?.split('\n') ?? []) {
      const [, name, labels, value] = /^((?:docs|nginx)_\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (name)
        values.set(`${name}{${[labels, `job="${job}"`].filter(Boolean).join(',')}}`, Number(value));
    }
  }
  return {time: Date.now() / 1000, values};
}

async function textOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(30_000)});
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
