/**
 * The composition root: starts the actors outside React, handles what they emit, and renders. Long because only this
 * file and after-first-load.ts may import from every layer.
 */

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { provideApp } from './machines/app-implementations.ts';
import type { languageMachine } from './machines/language-machine.ts';
import { languageOf } from './machines/session.ts';
import type { Settings } from './machines/settings-machine.ts';
import { durations, type ToastEmitted } from './machines/toast.ts';
import { startRecording } from './recording/recording.ts';
import { sendPageView } from './services/analytics.ts';
import { config } from './services/config.ts';
import type { Language } from './services/contract/language.ts';
import type { ListData } from './services/contract/lists.ts';
import { type FramePress, watchFramePresses } from './services/frame-presses.ts';
import { inNextTask, whenPainted, whenSettled } from './services/idle.ts';
import { findNewRelease } from './services/new-release.ts';
import { showTheme } from './services/theme.ts';
import { showLanguage } from './services/translations.ts';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/fonts.css';
import { ActorsProvider, actorOf } from './ui/actors.tsx';
import { landingLists } from './ui/landing/landing-route.tsx';
import { holdLists } from './ui/list/use-list.ts';
import { numberEntry } from './ui/navigation.ts';
import { paths } from './ui/paths.ts';
import { showPlainToast } from './ui/plain-toast.tsx';
import { watchLinks } from './ui/prefetch.ts';
import { Router } from './ui/router.tsx';
import { AppRoutes, listsOf, prefetchPage } from './ui/routes.tsx';
import { SiteContext } from './ui/site.ts';

const app = createActor(provideApp(), { id: 'app', systemId: 'app' });
/** The code of the page in the address, once it is requested. */
let pageCode: Promise<void> | undefined;
let shown: { language: Language; settings: Settings; data: unknown } | undefined;

app.on('toast.shown', showToast);
app.on('page.viewed', ({ path }) => whenPainted().then(() => sendPageView({ path, language: languageOf(app.system) })));
app.on('recording.requested', saveRecording);
const recording = startRecording(app);
if (import.meta.env.PUBLIC_INSPECT === 'on' && isInspectorRequested()) {
  const attached = import('./inspector/attach.ts').then(({ attach }) => attach(app)).catch(console.warn);
  // the app starts afterwards, so that the log has its first events
  void attached.then(() => app.start());
} else {
  // in a task of its own, so that no task of the first load delays a tap
  inNextTask(() => app.start());
}
const forever = { timeout: Number.POSITIVE_INFINITY };
const drawable = waitFor(app, (snapshot) => snapshot.matches('ready'), forever).then(() => {
  for (const name of ['prompt', 'logout', 'language'] as const) actorOf(app, name).on('toast.shown', showToast);
  actorOf(app, 'language').subscribe(updatePage);
  actorOf(app, 'translationText').subscribe(updatePage);
  actorOf(app, 'settings').subscribe(updatePage);
  updatePage();
  watchFramePresses(continuePress);
  pageCode = prefetchPage(location.pathname, app, true);
  actorOf(app, 'prompt').subscribe((prompt) => prompt.hasTag('start') && prefetchPage(paths.signUp, app));
  watchLinks((path) => prefetchPage(path, app));
  return waitFor(actorOf(app, 'language'), isShown, forever);
});
void drawable.then(openLists).then(whenPageLoaded).then(whenStyled).then(draw);
for (const button of document.querySelectorAll('.catalogue-failed button')) {
  button.addEventListener('click', () => actorOf(app, 'language').send({ type: 'catalogue.load' }));
}

// fetched at the first interaction or when the page has settled
const afterFirstLoad = () => import('./after-first-load.ts');
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
for (const type of interactions) addEventListener(type, onInteraction, { passive: true });

/** Sends the prompt the event of the button that was pressed on the frame. */
function continuePress(press: FramePress): void {
  actorOf(app, 'prompt').send({ type: `prompt.${press}` });
  if (press !== 'start') return;
  numberEntry();
  history.pushState(null, '', paths.signUp);
}

/** Reads the first lists of the page before it is drawn, so that the first frame has what has arrived. */
async function openLists(): Promise<void> {
  const isLanding = location.pathname === paths.landing;
  if (isLanding) holdLists(landingLists.map((key) => actorOf(app, key)));
  const reads = isLanding ? [...landingLists, 'translationText' as const] : listsOf(location.pathname);
  await Promise.all(reads.map((key) => waitFor(actorOf(app, key), (list) => !list.hasTag('busy'), decoding))).catch(
    () => {},
  );
}

/** Waits for the code of the page, which is usually stored, so that its layout without content is not drawn first. */
async function whenPageLoaded(): Promise<void> {
  const actors = waitFor(app, (snapshot) => !snapshot.hasTag('busy'), forever);
  await Promise.race([Promise.all([pageCode, actors]), new Promise((resolve) => setTimeout(resolve, codeDelay))]);
}

/** Waits for the style sheet, which `index.html` applies. */
async function whenStyled(): Promise<void> {
  await globalThis.__styled;
}

/** How long in milliseconds the first frame waits for code. */
const codeDelay = 250;

/** How long in milliseconds the first frame waits for the replies. */
const decoding = { timeout: 100 };

function draw(): void {
  const root = document.getElementById('root');
  if (!root) return;
  numberEntry();
  if (document.readyState === 'complete') removeFailureNotice();
  else addEventListener('load', removeFailureNotice);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ActorsProvider app={app}>
          <SiteContext value={{ ...config, findNewRelease }}>
            <Router>
              <AppRoutes />
            </Router>
          </SiteContext>
        </ActorsProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

/** From now on the app itself states what failed, except for a style sheet of the shell. */
function removeFailureNotice(): void {
  const page = document.documentElement;
  if (page.dataset.shell !== 'failed') document.querySelector('.catalogue-failed')?.remove();
}

function onInteraction(event: Event): void {
  // Chromium sends a pointermove without movement when a page loads under a resting pointer
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
  for (const type of interactions) removeEventListener(type, onInteraction);
  // after what the interaction itself needs
  setTimeout(() => {
    afterFirstLoad().then(
      ({ prefetchParts }) => prefetchParts(app),
      () => undefined,
    );
  }, 1_000);
}

void Promise.all([drawable, whenSettled()])
  .then(afterFirstLoad)
  .then(
    ({ afterSettling }) => afterSettling(app),
    () => undefined,
  );

// the back/forward cache must not restore a page from before a log-out
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && app.getSnapshot().matches('leaving')) location.reload();
});

function saveRecording(): void {
  import('./recording/download-recording.ts')
    .then(({ downloadRecording }) => downloadRecording(app, recording))
    .catch(() => showToast({ type: 'toast.shown', message: 'toast_report_failed', duration: durations.notice }));
}

const isShown = (language: SnapshotFrom<typeof languageMachine>): boolean => language.hasTag('shown');

/** Shows the theme, and the language once its messages are loaded. `index.html` has the page for a failed load. */
function updatePage(): void {
  const settings = actorOf(app, 'settings').getSnapshot().context;
  const { numerals, calendar } = settings;
  showTheme(settings.theme);
  const language = actorOf(app, 'language').getSnapshot();
  if (language.hasTag('failed')) document.documentElement.dataset.catalogue = 'failed';
  if (!isShown(language)) return;
  delete document.documentElement.dataset.catalogue;
  const { language_abbr, document: attributes } = language.context;
  const data = translations(language_abbr);
  if (shown?.language === language_abbr && shown.data === data && shown.settings === settings) return;
  shown = { language: language_abbr, settings, data };
  const overrides = (data ?? {}) as ListData<'translationText'>; // that list's own data
  showLanguage(attributes, language_abbr, overrides, numerals, calendar);
}

/**
 * The server's messages: the last ones after a failed read, and those on screen during a log-out, which empties all
 * lists.
 */
function translations(language: Language): unknown {
  const { data, previousData } = actorOf(app, 'translationText').getSnapshot().context;
  const isLeaving = app.getSnapshot().matches('leaving') && shown?.language === language;
  return data ?? previousData ?? (isLeaving ? shown?.data : null);
}

/** Whether the URL requests an inspector, or one was attached before a reload. */
function isInspectorRequested(): boolean {
  try {
    return /[?&]inspect\b/.test(location.search) || 'inspect' in sessionStorage;
  } catch {
    return false; // the browser denies storage
  }
}

function showToast({ message, duration }: ToastEmitted): void {
  const code = import('./ui/shell/toasts.tsx').then(
    ({ showToast }) => showToast,
    () => showPlainToast,
  );
  // on a slow line the page of a log-out may be gone before the code arrives
  const late = new Promise<typeof showPlainToast>((resolve) => setTimeout(resolve, 50, showPlainToast));
  // a toast can be emitted before the messages are loaded
  void Promise.all([Promise.race([code, late]), drawable]).then(([show]) => show(i18n._(message), duration));
}
