import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { findImportProblems } from '../../scripts/import-table.mjs';
import { scratchTree } from './scratch-tree.ts';

const tree = {
  'src/main.tsx': `import './machines/app-implementations.ts';\nimport './services/http.ts';\nimport './ui/routes.tsx';`,
  'src/services/contract/calls.ts': `import { define } from 'superstruct';\nexport const calls = define;`,
  'src/services/http.ts': `import { create } from 'superstruct';\nimport { calls } from './contract/calls.ts';\nexport const http = [create, calls];`,
  'src/services/translations.ts': `export const load = () => import('../../locales/en.ts');`,
  'src/machines/app-implementations.ts': `import { http } from '../services/http.ts';\nexport const implementations = http;`,
  'src/machines/list-machine.ts': `import { setup } from 'xstate';\nimport type { http } from '../services/http.ts';\nexport const listMachine = setup as typeof http;`,
  'src/inspector/attach.ts': `import '../machines/list-machine.ts';\nimport { createElement } from 'react';\nexport const attach = createElement;`,
  'src/ui/routes.tsx': `import { lazy } from 'react';\nexport const Login = lazy(() => import('./auth/login-page.tsx'));`,
  'src/ui/actors.tsx': `import type { listMachine } from '../machines/list-machine.ts';\nexport type List = typeof listMachine;`,
  'src/ui/messages.tsx': `import type { MessageId } from '../../locales/ids.ts';\nexport type Id = MessageId;`,
  'src/ui/kit/button.tsx': `import styles from './button.module.css';\nimport { useId } from 'react';\nexport const Button = [styles, useId];`,
  'src/ui/kit/button.module.css': '',
  'src/ui/shell/shell.tsx': `import { Login } from '../auth/login-page.tsx';\nexport const Shell = Login;`,
  'src/ui/auth/login.css': '',
  'src/ui/auth/login.module.css': '',
  'src/ui/auth/login-page.tsx': `import type { List } from '../actors.tsx';\nimport { Button } from '../kit/button.tsx';\nexport const Login = Button as List;`,
  'src/ui/sign-up/sign-up-page.tsx': `export const SignUp = 1;`,
  'api/server.ts': `import { calls } from '../src/services/contract/calls.ts';\nexport const server = calls;`,
  'tests/ui/login.test.ts': `import '../../src/ui/auth/login-page.tsx';\nimport '../../api/server.ts';`,
};

const problemsWith = (path: string, text: string) => findImportProblems(scratchTree({ ...tree, [path]: text }));

test('reports nothing when every import is in the table', () => {
  expect(findImportProblems(scratchTree(tree))).toEqual([]);
});

describe('reports an import that the table does not allow', () => {
  test.each([
    ['the contract to a service', 'src/services/contract/more.ts', `import '../http.ts';`],
    ['the contract to xstate', 'src/services/contract/more.ts', `import { setup } from 'xstate';`],
    ['a service to a machine', 'src/services/more.ts', `import type { x } from '../machines/list-machine.ts';`],
    ['a service to the UI', 'src/services/more.ts', `import '../ui/actors.tsx';`],
    ['a service to React', 'src/services/more.ts', `import { useState } from 'react';`],
    ['a service to xstate', 'src/services/more.ts', `import type { AnyActor } from 'xstate';`],
    ['another service to the catalogue', 'src/services/more.ts', `export const x = import('../../locales/ar.ts');`],
    ['a machine to the value of a service', 'src/machines/more.ts', `import { http } from '../services/http.ts';`],
    ['a machine to a value among types', 'src/machines/more.ts', `import { type a, http } from '../services/http.ts';`],
    ['a machine to a service by export', 'src/machines/more.ts', `export { http } from '../services/http.ts';`],
    ['a machine to the UI', 'src/machines/more.ts', `import type { List } from '../ui/actors.tsx';`],
    ['a machine to React', 'src/machines/more.ts', `import { useSelector } from '@xstate/react';`],
    ['the implementations to React', 'src/machines/app-implementations.ts', `import 'react-dom/client';`],
    ['the kit to a machine', 'src/ui/kit/more.tsx', `import type { x } from '../../machines/list-machine.ts';`],
    ['the kit to the catalogue', 'src/ui/kit/more.tsx', `import { useMessages } from '../messages.tsx';`],
    ['the kit to a feature', 'src/ui/kit/more.tsx', `import '../auth/login-page.tsx';`],
    ['the kit to xstate', 'src/ui/kit/more.tsx', `import { useSelector } from '@xstate/react';`],
    ['a feature to another feature', 'src/ui/sign-up/more.tsx', `import '../auth/login-page.tsx';`],
    ['a feature to the shell', 'src/ui/sign-up/more.tsx', `import '../shell/shell.tsx';`],
    ['a feature to the router library', 'src/ui/sign-up/more.tsx', `import { Link } from 'wouter';`],
    ['the shell to a part of it', 'src/ui/shell/more.tsx', `import 'wouter/use-browser-location';`],
    ['a feature to a service', 'src/ui/sign-up/more.tsx', `import '../../services/http.ts';`],
    ['a feature to the value of a machine', 'src/ui/sign-up/more.tsx', `import '../../machines/list-machine.ts';`],
    ['a feature to the catalogue', 'src/ui/sign-up/more.tsx', `import type { I } from '../../../locales/ids.ts';`],
    ['a shared file to a feature', 'src/ui/more.tsx', `import '../ui/auth/login-page.tsx';`],
    ['the shell to a service', 'src/ui/shell/more.tsx', `import '../../services/http.ts';`],
    ['the inspector to a feature', 'src/inspector/more.tsx', `import '../ui/auth/login-page.tsx';`],
    ['the inspector to a service', 'src/inspector/more.ts', `import '../services/http.ts';`],
    ['a feature to the inspector', 'src/ui/sign-up/more.tsx', `import '../../inspector/attach.ts';`],
    ['a machine to the inspector', 'src/machines/more.ts', `import '../inspector/attach.ts';`],
    ['the API to a machine', 'api/more.ts', `import '../src/machines/list-machine.ts';`],
    ['the API to a service', 'api/more.ts', `import '../src/services/http.ts';`],
    ['the API to React', 'api/more.ts', `import 'react';`],
    ['the product to the tests', 'src/services/more.ts', `import '../../tests/ui/login.test.ts';`],
    ['the API to the tests', 'api/more.ts', `import '../tests/ui/login.test.ts';`],
    ['the composition root to the API', 'src/main.tsx', `import '../api/server.ts';`],
    ['a machine to a library of React', 'src/machines/more.ts', `import { useButton } from 'react-aria';`],
    ['a machine to the UI, in a template', 'src/machines/more.ts', 'export const x = import(`../ui/routes.tsx`);'],
    ['a machine to a computed path', 'src/machines/more.ts', `export const load = (x) => import(x);`],
    ['a machine to the address of a file', 'src/machines/more.ts', `new URL('../ui/routes.tsx', import.meta.url);`],
    ['a script in the source', 'src/machines/more.mjs', `import '../ui/routes.tsx';`],
    ['a style sheet to a feature', 'src/ui/sign-up/more.css', `@import "../auth/login.css";`],
    ['a class to a feature', 'src/ui/sign-up/more.module.css', `.a { composes: b from '../auth/login.module.css'; }`],
    ['a file without its ending', 'src/services/more.ts', `import './http';`],
  ])('of %s', (_import, path, text) => {
    expect(problemsWith(path, text)).toEqual([expect.stringContaining(`${path}:1 imports `)]);
  });
});

test('reports a file that no rule covers', () => {
  expect(problemsWith('src/loose.ts', '')).toEqual(['src/loose.ts has no rule in the import table']);
});

describe('a global of the browser in a machine', () => {
  test.each([
    `document.title = 'x';`,
    `export const width = window.innerWidth;`,
    `export const read = () => localStorage.getItem('x');`,
    `export const ask = () => fetch('/');`,
    `export const ask = () => globalThis.fetch('/');`,
    `export const ask = () => globalThis['fetch']('/');`,
    `export const ask = () => self.fetch('/');`,
    `export const ask = () => new XMLHttpRequest();`,
    `export const language = navigator.language;`,
    `export const page = { document };`,
  ])('reports %s', (text) => {
    expect(problemsWith('src/machines/more.ts', text)).toEqual([
      expect.stringContaining('src/machines/more.ts:1 uses '),
    ]);
  });

  test('allows a property of the same name', () => {
    expect(
      problemsWith(
        'src/machines/more.ts',
        `export const a = { document: 1 };\nexport const b = [a.document, a['document'], 'document'];`,
      ),
    ).toEqual([]);
  });
});

test('allows a computed path in a test, and a style sheet of a shared folder', () => {
  expect(problemsWith('tests/ui/more.ts', `export const load = (path: string) => import(path);`)).toEqual([]);
  expect(problemsWith('src/ui/auth/more.css', `@import '../kit/button.module.css';`)).toEqual([]);
});

test.each([
  'src/services/more.ts',
  'src/ui/kit/more.module.css',
  'api/more.ts',
  'tests/ui/more.test.tsx',
  'scripts/more.mjs',
  'scripts/more.cjs',
  'bench/peer/src/more.jsx',
])('reports %s when it has more than 300 lines', (path) => {
  expect(problemsWith(path, '\n'.repeat(300))).toEqual([]);
  expect(problemsWith(path, '\n'.repeat(301))).toEqual([`${path} has 301 lines; 300 is the limit`]);
});

test('does not report a long file of a build', () => {
  expect(problemsWith('bench/peer/dist/more.js', '\n'.repeat(301))).toEqual([]);
});

test('the command prints the problems and fails', () => {
  const root = scratchTree({ ...tree, 'api/more.ts': `import 'react';` });
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/import-table.mjs', root], {
    encoding: 'utf8',
  });
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr: 'api/more.ts:1 imports react: api/ may not import react\n',
    stdout: 'Import table: 1 violations.\n',
  });
});
