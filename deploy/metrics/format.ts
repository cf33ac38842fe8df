type Labels = Record<string, string>;

interface Sample {
  labels?: Labels;
  value: number;
  /** Part of a histogram, such as `_bucket`. */
  suffix?: string;
}

export interface Metric {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: Sample[];
}

export const gauge = (name: string, help: string, ...samples: Sample[]): Metric => ({
  name: `docs_${name}`,
  type: 'gauge',
  help,
  samples,
});

export const counter = (name: string, help: string, ...samples: Sample[]): Metric => ({
  ...gauge(name, help, ...samples),
  type: 'counter',
});

/** Writes Prometheus' text format. Metrics without a sample are left out. */
export const formatMetrics = (metrics: Metric[]): string =>
  metrics
    .filter(({samples}) => samples.length > 0)
    .map(({name, type, help, samples}) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({labels, value, suffix = ''}) => `${name}${suffix}${formatLabels(labels)} ${value}`,
        ),
        '',
      ].join('\n'),
    )
    .join('');

function formatLabels(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}
