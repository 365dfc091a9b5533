/**
 * Renders documents as PDF with Typst, which shapes and orders Arabic, on a thread of its own. A document is a template
 * of the product and JSON data, which Typst never reads as markup.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { boundTexts, type Data } from './bound-texts.ts';

interface Job {
  readonly template: string;
  readonly data: string;
  readonly resolve: (pdf: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

interface Reply {
  readonly pdf?: Uint8Array<ArrayBuffer>;
  readonly error?: string;
}

/**
 * Renders one document; several wait for each other. Long texts are cut, so that the time and the memory are bounded.
 * Rejects when the template does not compile, and when the thread takes longer than `maxTime`.
 */
export function renderPdf(template: string, data: Data): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    waiting.push({ template, data: JSON.stringify(boundTexts(data)), resolve, reject });
    startNext();
  });
}

/** Milliseconds for one document. A page takes about ten. */
const maxTime = 10_000;

const waiting: Job[] = [];
let worker: Worker | null = null;
let current: { job: Job; deadline: NodeJS.Timeout } | null = null;

function startNext(): void {
  if (current !== null) return;
  const job = waiting.shift();
  if (job === undefined) return;
  worker ??= startWorker();
  const deadline = setTimeout(() => stopWorker(new Error('The document took too long.')), maxTime);
  current = { job, deadline };
  worker.ref(); // an idle thread does not keep the process running
  worker.postMessage({ template: job.template, data: job.data });
}

function settle(settleJob: (job: Job) => void): void {
  const job = current?.job;
  clearTimeout(current?.deadline);
  current = null;
  worker?.unref();
  if (job !== undefined) settleJob(job);
  startNext();
}

function stopWorker(error: unknown): void {
  const stopped = worker;
  worker = null;
  void stopped?.terminate();
  settle(({ reject }) => reject(error));
}

function startWorker(): Worker {
  const resolver = createRequire(import.meta.url);
  const fonts = fontFiles.map((file) => readFileSync(resolver.resolve(file)));
  const typst = resolver.resolve('@myriaddreamin/typst-ts-node-compiler');
  const started = new Worker(source, { eval: true, execArgv: [], workerData: { fonts, typst } });
  const isCurrent = (): boolean => worker === started;
  started.unref();
  started.on('message', ({ pdf, error }: Reply) => {
    if (isCurrent()) settle(({ resolve, reject }) => (pdf ? resolve(pdf) : reject(new Error(error))));
  });
  started.on('error', (error) => isCurrent() && stopWorker(error));
  started.on('exit', () => isCurrent() && stopWorker(new Error('The thread that renders documents has ended.')));
  return started;
}

/** Alexandria, the typeface of the pages, with Arabic and Latin letters. A document contains the glyphs that it uses. */
const fontFiles = [
  '@expo-google-fonts/alexandria/400Regular/Alexandria_400Regular.ttf',
  '@expo-google-fonts/alexandria/600SemiBold/Alexandria_600SemiBold.ttf',
];

/** As a text, so that it needs no file of its own where the server is one file. */
const source = `
const { parentPort, workerData } = require('node:worker_threads');
const { NodeCompiler } = require(workerData.typst);
const fontBlobs = workerData.fonts.map((font) => Buffer.from(font));
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
parentPort.on('message', ({ template, data }) => {
  try {
    const compiled = compiler.compile({ mainFileContent: template, inputs: { data } });
    if (compiled.result === null) throw new Error(JSON.stringify(compiled.takeDiagnostics().shortDiagnostics));
    const pdf = new Uint8Array(compiler.pdf(compiled.result));
    parentPort.postMessage({ pdf }, [pdf.buffer]);
  } catch (error) {
    parentPort.postMessage({ error: String(error && error.message) });
  } finally {
    compiler.evictCache(0);
  }
});
`;
