import { createWatched, useWatched } from '@mullion/ui-kit';

/** Terminals stay open for days: a new version is looked for so often. */
const LOOK_MS = 30 * 60_000;

let registered: Promise<ServiceWorkerRegistration | null> | null = null;
const isWaiting = createWatched(() => false);

const notice = (registration: ServiceWorkerRegistration): void => {
  // the first version has nothing to wait for
  isWaiting.set(registration.waiting !== null && navigator.serviceWorker.controller !== null);
};

const watch = (registration: ServiceWorkerRegistration): void => {
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => notice(registration));
  });
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  notice(registration);
};

/**
 * Keeps the pages of terminals and drivers on this device, so that they open without a network. Asked by those pages
 * only, and once.
 */
export const installWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registered ??= navigator.serviceWorker.register('/service-worker.js').then(
    (registration) => {
      watch(registration);
      return registration;
    },
    // not over https, or the browser keeps nothing: the page works as before
    () => null,
  );
};

/** A new version is on the device and waits. */
export const useVersionWaiting = (): boolean => useWatched(isWaiting);

/** The new version takes over and the page is loaded again. */
export const applyVersion = async (): Promise<void> => {
  const registration = await registered;
  if (!registration?.waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('apply');
};
