/**
 * One step in Redis. KEYS: the tab, the session's count, its place, further places where it is seen. ARGV: the tab's
 * field, its JSON, how long it lasts (ms), the window of the count (ms), how many in it, how many at a place, 1 when it
 * leaves. A row is `ends|since|json`. Gives nil when that is too many, else the moment, the rows of its place as
 * `since|json`, and the places where something is new.
 */
export const presenceScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local hits = redis.call('INCR', KEYS[2])
if hits == 1 then redis.call('PEXPIRE', KEYS[2], ARGV[4]) end
if hits > tonumber(ARGV[5]) then return false end
local touched = {}
local wanted = {}
if ARGV[7] == '0' then for i = 3, #KEYS do wanted[KEYS[i]] = true end end
for key in string.gmatch(redis.call('GET', KEYS[1]) or '', '%S+') do
  if not wanted[key] and redis.call('HDEL', key, ARGV[1]) == 1 then table.insert(touched, key) end
end
if ARGV[7] == '1' then
  redis.call('DEL', KEYS[1])
else
  local listed = {}
  for i = 3, #KEYS do
    local key = KEYS[i]
    local old = redis.call('HGET', key, ARGV[1])
    local ends, since, json = nil, nil, nil
    if old then ends, since, json = string.match(old, '^(%d+)|(%d+)|(.*)$') end
    if ends and tonumber(ends) < now then since, json = nil, nil end
    if old or redis.call('HLEN', key) < tonumber(ARGV[6]) then
      redis.call('HSET', key, ARGV[1], string.format('%.0f|%s|%s', now + ARGV[3], since or string.format('%.0f', now), ARGV[2]))
      redis.call('PEXPIRE', key, ARGV[3])
      table.insert(listed, key)
      if json ~= ARGV[2] then table.insert(touched, key) end
    end
  end
  redis.call('SET', KEYS[1], table.concat(listed, ' '), 'PX', ARGV[3])
end
local rows = {}
local all = redis.call('HGETALL', KEYS[3])
for i = 1, #all, 2 do
  local ends, rest = string.match(all[i + 1], '^(%d+)|(.*)$')
  if tonumber(ends) >= now then table.insert(rows, rest) else redis.call('HDEL', KEYS[3], all[i]) end
end
return { string.format('%.0f', now), rows, touched }`;
