/** Removes every service worker of this site and the files that they have stored. */
export async function removeServiceWorkers(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker; // absent from an insecure page
  const registrations = (await workers?.getRegistrations()) ?? [];
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
