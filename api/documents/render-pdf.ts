/**
 * Renders documents as PDF with Typst, which shapes and orders Arabic, in a process of its own: texts exist with which
 * Typst ends the process that it runs in (typst/typst#6347). A document is a template of the product and JSON data, which
 * Typst never reads as markup.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { boundTexts, type Data } from './bound-texts.ts';

interface Job {
  readonly template: string;
  readonly data: string;
  /** Whether its process has ended once. */
  readonly isRetry: boolean;
  readonly resolve: (pdf: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

interface Reply {
  readonly pdf?: Uint8Array<ArrayBuffer>;
  readonly error?: string;
}

/**
 * Renders one document; several wait for each other. Long texts are cut, so that the time and the memory are bounded.
 * Rejects when the template does not compile, when the process takes longer than `maxTime`, and when it ends twice.
 */
export function renderPdf(template: string, data: Data): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    waiting.push({ template, data: JSON.stringify(boundTexts(data)), isRetry: false, resolve, reject });
    startNext();
  });
}

/** Milliseconds for one document. A page takes about ten. */
const maxTime = 10_000;

const waiting: Job[] = [];
let renderer: ChildProcess | null = null;
let current: { job: Job; deadline: NodeJS.Timeout } | null = null;

function startNext(): void {
  if (current !== null) return;
  const job = waiting.shift();
  if (job === undefined) return;
  renderer ??= startRenderer();
  const deadline = setTimeout(() => stopRenderer(new Error('The document took too long.')), maxTime);
  current = { job, deadline };
  // an idle renderer does not keep this process running
  renderer.ref();
  renderer.channel?.ref();
  send(renderer, { template: job.template, data: job.data });
}

function settle(settleJob: (job: Job) => void): void {
  const job = current?.job;
  clearTimeout(current?.deadline);
  current = null;
  renderer?.unref();
  renderer?.channel?.unref();
  if (job !== undefined) settleJob(job);
  startNext();
}

function stopRenderer(error: unknown): void {
  const stopped = renderer;
  renderer = null;
  stopped?.kill('SIGKILL');
  settle(({ reject }) => reject(error));
}

/** The system can end a process that uses much memory, so the document is tried once more, in a new process. */
function replaceRenderer(error: unknown): void {
  const job = current?.job;
  if (job === undefined || job.isRetry) stopRenderer(error);
  else {
    renderer = null;
    waiting.unshift({ ...job, isRetry: true });
    settle(() => undefined);
  }
}

function startRenderer(): ChildProcess {
  const resolver = createRequire(import.meta.url);
  const fonts = fontFiles.map((file) => readFileSync(resolver.resolve(file)));
  const typst = resolver.resolve('@myriaddreamin/typst-ts-node-compiler');
  const started = spawn(process.execPath, ['-e', source], {
    // what Typst writes when it ends contains the text of the document
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { SystemRoot: process.env.SystemRoot }, // Windows starts no process without it
  });
  const isCurrent = (): boolean => renderer === started;
  started.unref();
  started.channel?.unref();
  started.on('message', ({ pdf, error }: Reply) => {
    if (isCurrent()) settle(({ resolve, reject }) => (pdf ? resolve(new Uint8Array(pdf)) : reject(new Error(error))));
  });
  started.on('error', (error) => isCurrent() && replaceRenderer(error));
  started.on('exit', () => isCurrent() && replaceRenderer(new Error('The process that renders documents has ended.')));
  send(started, { fonts, typst });
  return started;
}

/** A process that has not started or has ended reports that by an event, which rejects the job. */
function send(process: ChildProcess, message: object): void {
  if (process.connected) process.send(message, () => undefined);
}

/** Alexandria, the typeface of the pages, with Arabic and Latin letters. A document contains the glyphs that it uses. */
const fontFiles = [
  '@expo-google-fonts/alexandria/400Regular/Alexandria_400Regular.ttf',
  '@expo-google-fonts/alexandria/600SemiBold/Alexandria_600SemiBold.ttf',
];

/**
 * As a text, so that it needs no file of its own where the server is one file. It ends when the server has, and not by
 * the signal that a terminal sends to both.
 */
const source = `
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
let compiler;
process.on('message', ({ fonts, typst, template, data }) => {
  if (fonts) {
    const { NodeCompiler } = require(typst);
    compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts.map((font) => Buffer.from(font)) }] });
    return;
  }
  try {
    const compiled = compiler.compile({ mainFileContent: template, inputs: { data } });
    if (compiled.result === null) throw new Error(JSON.stringify(compiled.takeDiagnostics().shortDiagnostics));
    process.send({ pdf: new Uint8Array(compiler.pdf(compiled.result)) });
  } catch (error) {
    process.send({ error: String(error && error.message) });
  } finally {
    compiler.evictCache(0);
  }
});
`;
