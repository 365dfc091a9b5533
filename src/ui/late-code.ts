/**
 * Requests code that did not arrive in time at another address: the browser lets a second request for the same address
 * wait for the reply to the first, which may never arrive.
 */

/** The part of the bundler's runtime that requests files. */
interface Runtime {
  /** Loads a script, and calls back with the event that ended it: `load`, `error`, or `timeout` of the runtime itself. */
  l(url: string, onEnd: (event: Event | { type: 'timeout' }) => void, key?: string, chunk?: string): void;
  /** The file of a chunk's style sheet. */
  miniCssF(chunk: string): string;
}
declare const __webpack_require__: Runtime;

/** How often a file did not arrive in time, by its name. */
const lateFiles = new Map<string, number>();

if (typeof __webpack_require__ !== 'undefined') {
  const { l: loadScript, miniCssF: fileOf } = __webpack_require__;
  __webpack_require__.l = (url, onEnd, ...chunk) =>
    loadScript(
      addressOf(url),
      (event) => {
        if (event?.type === 'timeout') noteLate(url);
        onEnd(event);
      },
      ...chunk,
    );
  __webpack_require__.miniCssF = (chunk) => addressOf(fileOf(chunk));
}

/** Rejects the loads of style sheets that wait: the runtime has a time-out for scripts only. */
export function rejectLateStyleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    noteLate(link.href);
    link.dispatchEvent(new Event('error'));
  }
}

const nameOf = (url: string): string => url.replace(/\?.*|.*\//g, '');

function noteLate(url: string): void {
  lateFiles.set(nameOf(url), (lateFiles.get(nameOf(url)) ?? 0) + 1);
}

function addressOf(url: string): string {
  const attempt = lateFiles.get(nameOf(url));
  return attempt === undefined ? url : `${url}?attempt=${attempt + 1}`;
}
