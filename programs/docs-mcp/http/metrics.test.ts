import {expect, it} from 'vitest';
import {Metrics} from './metrics';

it('writes counters, a histogram, and gauges for Prometheus', () => {
  const metrics = new Metrics();
  metrics.count('docs_mcp_tool_calls_total', {tool: 'search', outcome: 'success'});
  metrics.count('docs_mcp_tool_calls_total', {tool: 'search', outcome: 'success'});
  metrics.observe(0.02);
  metrics.observe(60);
  const lines = metrics.text({docs_mcp_clients: {help: 'Clients.', value: 3}}).split('\n');
  expect(lines).toContain('docs_mcp_tool_calls_total{tool="search",outcome="success"} 2');
  expect(lines).toContain('docs_mcp_request_duration_seconds_bucket{le="0.01"} 0');
  expect(lines).toContain('docs_mcp_request_duration_seconds_bucket{le="0.025"} 1');
  expect(lines).toContain('docs_mcp_request_duration_seconds_bucket{le="10"} 1');
  expect(lines).toContain('docs_mcp_request_duration_seconds_bucket{le="+Inf"} 2');
  expect(lines).toContain('docs_mcp_request_duration_seconds_sum 60.020000');
  expect(lines).toContain('docs_mcp_clients 3');
  const wrong = lines.filter(
    (line) => line && !/^(# (HELP|TYPE) )?[a-z_]+(\{[^}]+\})? ?.+$/.test(line),
  );
  expect(wrong).toEqual([]);
  expect(lines.at(-1)).toBe('');
});
