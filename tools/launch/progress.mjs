/**
 * One line that changes on a terminal; a line each elsewhere.
 * @param {NodeJS.WriteStream} [out]
 */
export function progress(out = process.stdout) {
  const started = Date.now();
  let open = false;
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1).padStart(5)} s`;
  const fit = (text) => text.slice(0, (out.columns ?? 120) - 1);
  return {
    /** What goes on now. */
    step(text) {
      if (out.isTTY) out.write(`\r\x1b[2K${fit(`${seconds()}  ${text}`)}`);
      else out.write(`${seconds()}  ${text}\n`);
      open = Boolean(out.isTTY);
    },
    /** Something that stays on the screen. */
    line(text) {
      out.write(`${open ? '\r\x1b[2K' : ''}${text}\n`);
      open = false;
    },
  };
}
