-- Asks for a page and for the script that the last page named, in turn, and checks every response.
-- The page's text names the hash that its policy must have. Prints counts every 500 responses and at the end.
local responses = 0
local misfits = 0
local turn = 0
local script = "/guide"
local pages = {"/", "/guide"}

function request()
  turn = turn + 1
  if turn % 3 == 0 then
    return wrk.format("GET", script)
  end
  return wrk.format("GET", pages[turn % 2 + 1])
end

local function report()
  io.write("responses=" .. responses .. "\nmisfits=" .. misfits .. "\n")
  io.flush()
end

function response(status, headers, body)
  responses = responses + 1
  if status ~= 200 then
    misfits = misfits + 1
    io.stderr:write("status " .. status .. "\n")
  else
    local hash = string.match(body, "needs ('sha256%-[^']+')")
    if hash then
      local policy = headers["Content-Security-Policy"] or ""
      if not string.find(policy, hash, 1, true) then
        misfits = misfits + 1
      end
      script = string.match(body, 'src="([^"]+)"') or script
    end
  end
  if responses % 500 == 0 then
    report()
  end
end

function done(summary)
  local errors = summary.errors
  io.write("closed=" .. errors.connect + errors.read + errors.write + errors.timeout .. "\n")
end
