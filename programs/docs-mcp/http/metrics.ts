/** Upper bounds of the response times in seconds. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const help = {
  docs_mcp_requests_total: 'HTTP requests by status.',
  docs_mcp_tool_calls_total: 'Tool calls by tool and outcome.',
  docs_mcp_rejected_total: 'Requests and connections over a limit, by limit.',
} as const;
type Counter = keyof typeof help;

export interface Gauge {
  help: string;
  value: number;
}

/** Counts what happens, as text for Prometheus. It contains no addresses and no inputs. */
export class Metrics {
  private readonly counters = new Map<Counter, Map<string, number>>();
  private readonly buckets = new Map<number, number>(bounds.map((bound) => [bound, 0]));
  private seconds = 0;
  private requests = 0;

  count(counter: Counter, labels: Record<string, string>): void {
    const key = Object.entries(labels)
      .map(([name, value]) => `${name}="${value}"`)
      .join(',');
    const values = this.counters.get(counter) ?? new Map<string, number>();
    values.set(key, (values.get(key) ?? 0) + 1);
    this.counters.set(counter, values);
  }

  observe(seconds: number): void {
    this.seconds += seconds;
    this.requests += 1;
    for (const [bound, count] of this.buckets) {
      if (seconds <= bound) this.buckets.set(bound, count + 1);
    }
  }

  text(gauges: Record<string, Gauge>): string {
    const duration = 'docs_mcp_request_duration_seconds';
    return [
      ...Object.entries(help).flatMap(([counter, about]) => [
        ...heading(counter, about, 'counter'),
        ...[...(this.counters.get(counter as Counter) ?? [])].map(
          ([labels, value]) => `${counter}{${labels}} ${value}`,
        ),
      ]),
      ...heading(duration, 'Time until the response was sent.', 'histogram'),
      ...[...this.buckets].map(([bound, count]) => `${duration}_bucket{le="${bound}"} ${count}`),
      `${duration}_bucket{le="+Inf"} ${this.requests}`,
      `${duration}_sum ${this.seconds.toFixed(6)}`,
      `${duration}_count ${this.requests}`,
      ...Object.entries(gauges).flatMap(([name, {help: about, value}]) => [
        ...heading(name, about, 'gauge'),
        `${name} ${value}`,
      ]),
      '',
    ].join('\n');
  }
}

const heading = (name: string, about: string, type: string) => [
  `# HELP ${name} ${about}`,
  `# TYPE ${name} ${type}`,
];
