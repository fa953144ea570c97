import fs from 'node:fs';

/** Linux counts in hundredths of a second (USER_HZ), whatever the kernel's own clock. */
const ticksPerSecond = 100;

/**
 * Processor seconds that a process and everything below it have used; what has ended counts with its parent.
 * @param {number} pid
 * @returns {number | undefined} undefined where there is no /proc to read
 */
export function cpuSecondsOf(pid) {
  if (!fs.existsSync('/proc/self/stat')) return undefined;
  const children = new Map();
  const ticks = new Map();
  for (const each of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = statOf(each);
    if (!fields) continue;
    ticks.set(Number(each), fields.ticks);
    children.set(fields.parent, [...(children.get(fields.parent) ?? []), Number(each)]);
  }
  let sum = 0;
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    sum += ticks.get(next) ?? 0;
    waiting.push(...(children.get(next) ?? []));
  }
  return sum / ticksPerSecond;
}

/** See proc(5): the name in parentheses may hold anything; after it come state, parent and so on. */
function statOf(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    // utime, stime, and the same of children that were waited for
    return { parent: fields[1], ticks: fields[11] + fields[12] + fields[13] + fields[14] };
  } catch {
    // it ended meanwhile
    return undefined;
  }
}
