import { expect, it } from 'vitest';
import { isSameName } from '../../src/services/contract/same-name.ts';

it.each([
  ['Noor Haddad', ' noor   HADDAD '],
  ['José Núñez', 'Jose Nunez'],
  ['نُورَة', 'نورة'],
  ['نـــور', 'نور'],
  ['فاطمة الزهراء', 'فاطمه الزهراء'],
  ['مصطفى', 'مصطفي'],
  ['علي شريك', 'علی شریک'],
  ['إيمان أحمد', 'ايمان احمد'],
  ['Noor\u200b Haddad', 'Noor Haddad'],
  ['Al‑Saadoun', 'al-saadoun'],
  ['Al – Saadoun', 'Al - Saadoun'],
  ['Al‑Saadoun‑Haddad', 'al-saadoun-haddad'],
  ['d’O’Neil', "d'O'Neil"],
  ['O’Neil', "O'Neil"],
  ['ʿAli', '`ali'],
  ['Ｎｏｏｒ', 'noor'],
])('“%s” is the same name as “%s”', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
});

it.each([
  ['Noor Haddad', 'Noor Hadad'],
  ['Noor Haddad', 'Haddad Noor'],
  ['Al-Saadoun', 'Al Saadoun'],
  ['NoorHaddad', 'Noor Haddad'],
  ["O'Neil", 'ONeil'],
  ['Noor', ''],
  ['سعاد', 'سعاذ'],
])('“%s” is another name than “%s”', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
