/** How much of it the page asks for in one task: each asking takes its time, and a press is heard between them. */
const atOnce = 8;
/** How long the code waits for photos, ms: on a slow line it shall not wait for all of them. */
const patienceMs = 200;

/**
 * The code of a member's page waits in a template of the document until the opening page is painted with its photos: the
 * line is theirs first. Where a worker has the code on the device, or nobody looks, it begins at once.
 */
export async function beginLater(): Promise<void> {
  if (document.visibilityState === 'visible' && !navigator.serviceWorker?.controller)
    await Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  const template = document.querySelector<HTMLTemplateElement>('#iskra-code');
  if (!template) return;
  const code = document.importNode(template.content, true);
  // In their order: each is a task, and the first runs while the last is on its way.
  for (const script of code.querySelectorAll('script')) script.async = false;
  while (code.firstElementChild) {
    template.before(...Array.from(code.children).slice(0, atOnce));
    await task();
  }
  template.remove();
}

/** A timer would wait for seconds in a tab that nobody looks at. */
const task = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Once what stands in the document is on the screen, its photos included. */
async function painted(): Promise<void> {
  const photos = document.querySelectorAll<HTMLImageElement>('.opening > span > img');
  await Promise.allSettled(Array.from(photos, (photo) => photo.decode()));
  await frame();
  await frame();
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
