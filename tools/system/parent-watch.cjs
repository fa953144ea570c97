// Preloaded into every process of the supervisor: when the supervisor is gone, even by kill -9, the process goes too.
// The kernel's signal (tied-child.mjs) is quicker; this is the only means where there is no setpriv.
const parent = process.ppid;
const politeMs = 5000;

setInterval(() => {
  if (process.ppid === parent) return;
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), politeMs);
}, 1000).unref();
