-- Asks for the addresses in turn and ends with one line of JSON.
-- Usage: wrk … -s wrk.lua ORIGIN -- PAUSE ADDRESS…
-- PAUSE is what each connection waits between two requests, in milliseconds.
local addresses = {}
local turn = 0

function init(args)
  local pause = tonumber(args[1])
  -- wrk asks for a pause when there is such a function, which costs time.
  if pause > 0 then
    delay = function() return pause end
  end
  for place = 2, #args do
    addresses[#addresses + 1] = args[place]
  end
  wrk.headers["Accept-Encoding"] = "gzip, br"
end

function request()
  turn = turn + 1
  return wrk.format("GET", addresses[turn % #addresses + 1])
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%.3f,"bytes":%d,"p50":%.2f,"p99":%.2f,"errors":%d}\n',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
