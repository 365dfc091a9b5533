// Measures one machine after another, and sends each result to the process that started this one.
import { importTypeScript } from '../charts.mjs';

// an actor that has ended ignores what a machine sends to it, with a warning
console.warn = () => undefined;
const { measurements } = await importTypeScript('tests/flows/measurements.ts');

process.on('message', (/** @type {{ measurement: string, name: string, options: object }} */ asked) => {
  try {
    process.send?.({ result: measurements[asked.measurement](asked.name, asked.options) });
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.stack : String(error) });
  }
});
