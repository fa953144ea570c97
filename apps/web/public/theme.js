// Runs before the first paint, so that a dark page never flashes white. Kept in step with libs/ui-kit/src/theme/theme.ts.
(function () {
  // what is installed on a device is called as the page is
  if (/^\/en(\/|$)/.test(location.pathname))
    document.querySelector('link[rel=manifest]').href = '/manifest.en.webmanifest';
  var chosen;
  try {
    chosen = localStorage.getItem('mullion.theme');
  } catch (_denied) {
    // a browser that keeps nothing follows the system
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  document.documentElement.classList.toggle('bp6-dark', dark);
})();
