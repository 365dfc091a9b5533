// Reads the tasks of a page's main thread from a trace of the browser.

/**
 * Records a trace while `action` runs, and returns the length of each task in milliseconds of the thread.
 * @param {import('@playwright/test').Browser} browser
 * @param {() => Promise<unknown>} action
 * @returns {Promise<number[]>}
 */
export async function tasksDuring(browser, action) {
  const devtools = await browser.newBrowserCDPSession();
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await action();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await devtools.detach();
  const named = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const mainThreads = new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && mainThreads.has(`${pid} ${tid}`));
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}

/** The part of long tasks that delays an interaction: what each takes beyond 50 ms. */
export const blockingTime = (tasks) => tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
