/** Where the floors meet: starts the actors outside React, carries out what happens once, and draws. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createActor, waitFor } from 'xstate';
import { provideApp } from './machines/app-implementations.ts';
import type { Language } from './machines/language-machine.ts';
import type { Settings } from './machines/settings-machine.ts';
import { durations, type ToastEmitted } from './machines/toast.ts';
import { startRecording } from './recording/recording.ts';
import { sendPageView } from './services/analytics.ts';
import { config } from './services/config.ts';
import type { ListData } from './services/contract/lists.ts';
import { showTheme } from './services/theme.ts';
import { hasCatalogue, loadCatalogue, showLanguage } from './services/translations.ts';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/fonts.css';
import { ActorsProvider, actorOf } from './ui/actors.tsx';
import { ApiBase } from './ui/file-address.ts';
import { HomeUrl } from './ui/home-url.ts';
import { AppRoutes } from './ui/routes.tsx';

const app = createActor(provideApp(), { id: 'app', systemId: 'app' });
let onScreen: { language: Language; numerals: Settings['numerals']; data: unknown } | undefined;

app.on('toast.shown', showToast);
app.on('page.viewed', ({ path }) => sendPageView({ path, language: spoken() }));
app.on('recording.requested', saveRecording);
const recording = startRecording(app);
app.start();
if (import.meta.env.PUBLIC_INSPECT === 'on' && isInspectorAskedFor()) {
  import('./inspector/attach.ts').then(({ attach }) => attach(app)).catch(console.warn);
}
const ready = waitFor(app, (snapshot) => snapshot.matches('ready'), { timeout: Number.POSITIVE_INFINITY }).then(() => {
  for (const name of ['prompt', 'logout'] as const) actorOf(app, name).on('toast.shown', showToast);
  actorOf(app, 'language').subscribe(speak);
  actorOf(app, 'translationText').subscribe(speak);
  actorOf(app, 'settings').subscribe(speak);
  return speak();
});
void ready.then(draw);

// code that is likely to be needed next is fetched at the first sign of use, so it is not part of the first load
const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
for (const sign of signsOfUse) addEventListener(sign, onSignOfUse, { passive: true });

function draw(): void {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ActorsProvider app={app}>
          <HomeUrl value={config.homeUrl}>
            <ApiBase value={config.apiBase}>
              <BrowserRouter>
                <AppRoutes />
              </BrowserRouter>
            </ApiBase>
          </HomeUrl>
        </ActorsProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

function onSignOfUse(event: Event): void {
  // Chromium reports a pointer that rests where a page is drawn as one that moved by nothing
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
  for (const sign of signsOfUse) removeEventListener(sign, onSignOfUse);
  fetchAhead();
}

function fetchAhead(): void {
  loadCatalogue(spoken() === 'ar' ? 'en' : 'ar').catch(() => undefined);
  for (const part of [
    import('./ui/shell/toasts.tsx'),
    import('./ui/prompt/start-dialog.tsx'),
    import('./ui/prompt/subscribe-dialog.tsx'),
    import('./ui/shell/menu-panel.tsx'),
    import('./ui/shell/report-dialog.tsx'),
    import('./machines/feature-implementations.ts'),
  ]) {
    part.catch(() => undefined);
  }
}

// a page that was left by logging out must not come back from the browser's own memory of it
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && app.getSnapshot().matches('leaving')) location.reload();
});

function saveRecording(): void {
  import('./recording/download-recording.ts')
    .then(({ downloadRecording }) => downloadRecording(app, recording))
    .catch(() => showToast({ type: 'toast.shown', message: 'toast_report_failed', duration: durations.notice }));
}

function spoken(): Language {
  return actorOf(app, 'language').getSnapshot().context.language_abbr;
}

/** Puts on screen the theme and the language of the machines, with the words that the server sent for it. */
async function speak(): Promise<void> {
  const { numerals, theme } = actorOf(app, 'settings').getSnapshot().context;
  showTheme(theme);
  const language = spoken();
  if (!hasCatalogue(language)) {
    await loadCatalogue(language).then(speak, unspoken);
    return;
  }
  const { data } = actorOf(app, 'translationText').getSnapshot().context;
  if (onScreen?.language === language && onScreen.data === data && onScreen.numerals === numerals) return;
  onScreen = { language, numerals, data };
  const { document: ofDocument } = actorOf(app, 'language').getSnapshot().context;
  showLanguage(ofDocument, language, (data ?? {}) as ListData<'translationText'>, numerals); // that list's own data
}

/** In the address, or left by an inspector that was there before a reload. */
function isInspectorAskedFor(): boolean {
  try {
    return /[?&]inspect\b/.test(location.search) || 'inspect' in sessionStorage;
  } catch {
    return false; // a browser that keeps nothing
  }
}

/** The words could not be fetched: what is on screen stays, and the machine is told so. */
async function unspoken(): Promise<void> {
  if (onScreen) {
    actorOf(app, 'language').send({ type: 'language.set', language: onScreen.language });
    showToast({ type: 'toast.shown', message: 'error_network', duration: durations.notice });
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await speak();
}

function showToast({ message, duration }: ToastEmitted): void {
  // what is said while the app restores waits for a language to say it in
  Promise.all([import('./ui/shell/toasts.tsx'), ready]).then(
    ([{ showToast }]) => showToast(i18n._(message), duration),
    () => undefined,
  );
}
