/** What a form takes of one value of a resume, or why it takes nothing. */
import { expect, it } from 'vitest';
import {
  takeAddress,
  takeChoice,
  takeCountry,
  takeDay,
  takeDegree,
  takeFluency,
  takeLanguage,
  takeMastery,
  takeMonth,
  takePoints,
  takeText,
} from '../../src/services/contract/resume/resume-values.ts';

const languages = ['ar', 'en', 'tr'].map((name) => ({ name, label: null }));
const degrees = ['Bachelor', 'Master', 'MBA', 'Doctorate'].map((name) => ({ name, label: `${name} degree` }));
const text = (value: string) => ({ text: value });
const reason = (value: string) => ({ reason: value });

it.each([undefined, null, '', '  ', '\u202e'])('takes nothing of %j, which is no value', (value) => {
  expect(takeText(value, 9)).toBeNull();
  expect(takeAddress(value, 9)).toBeNull();
  expect([takeCountry(value), takeFluency(value), takeMastery(value)]).toEqual([null, null, null]);
  expect([takeLanguage(value, languages), takeDegree(value, degrees)]).toEqual([null, null]);
});

it.each([
  [' SQL\n2022 ', text('SQL 2022')],
  [7, text('7')],
  ['123456789', text('123456789')],
  ['1234567890', reason('tooLong')],
  [`${'\u202e'.repeat(27)}123456789`, text('123456789')],
  [`${'\u202e'.repeat(28)}123456789`, reason('tooLong')],
  [Number.NaN, reason('wrongType')],
  [true, reason('wrongType')],
  [{}, reason('wrongType')],
])('takes the line %j as %j', (value, taken) => {
  expect(takeText(value, 9)).toEqual(taken);
});

it('takes a summary with its points, of at most so many characters', () => {
  expect(takePoints('One\nTwo', ['Three', '', 7, null, {}, 'x'.repeat(41), 'Four'], 40)).toEqual(
    text('One\nTwo\n• Three\n• 7\n• Four'),
  );
  expect(takePoints(null, 'Three', 40)).toBeNull();
  expect(takePoints({}, ['Three'], 40)).toEqual(reason('wrongType'));
  expect(takePoints('12345', ['1'], 9)).toEqual(text('12345\n• 1'));
  expect(takePoints('123456', ['1'], 9)).toEqual(reason('tooLong'));
  expect(takePoints('', Array(300).fill('1'), 9_000)).toEqual(text(Array(200).fill('• 1').join('\n')));
});

it.each([
  ['2014', text('2014'), reason('notADay')],
  ['2014-03', text('2014-03'), reason('notADay')],
  [' 2014-03-09 ', text('2014-03'), text('2014-03-09')],
  ['2014-13', reason('invalidDate'), reason('invalidDate')],
  ['2014-02-30', reason('invalidDate'), reason('invalidDate')],
  ['2014-03-09-01', reason('invalidDate'), reason('invalidDate')],
  ['March 2014', reason('invalidDate'), reason('invalidDate')],
  [2014, reason('wrongType'), reason('wrongType')],
  [null, null, null],
  ['', null, null],
])('takes the time %j as the month %j and the day %j', (value, month, day) => {
  expect([takeMonth(value), takeDay(value)]).toEqual([month, day]);
});

it('takes an address of the web and the code of a country', () => {
  expect(takeAddress('https://x.example', 90)).toEqual(text('https://x.example'));
  expect(takeAddress('javascript:alert(1)', 90)).toEqual(reason('invalidAddress'));
  expect(takeAddress(`https://x.example/${'x'.repeat(90)}`, 90)).toEqual(reason('tooLong'));
  expect(takeAddress({}, 90)).toEqual(reason('wrongType'));
  expect([' sa ', 'Saudi Arabia', {}].map(takeCountry)).toEqual([
    text('SA'),
    reason('unknownChoice'),
    reason('wrongType'),
  ]);
});

it.each([
  ['en', text('en')],
  [' ENGLISH ', text('en')],
  ['الإنجليزية', text('en')],
  ['Türkçe', text('tr')],
  ['Turkish', text('tr')],
  ['Tu\u0308rkc\u0327e', text('tr')],
  ['Klingon', reason('unknownChoice')],
  [{}, reason('wrongType')],
])('takes the language %j as %j', (value, taken) => {
  expect(takeLanguage(value, languages)).toEqual(taken);
});

it.each([
  ['c2', 'C2'],
  ['Level B1', 'B1'],
  ['Native speaker', 'Native'],
  ['اللغة الأم', 'Native'],
  ['Fluent', 'C1'],
  ['Advanced', 'C1'],
  ['Limited working', 'B2'],
  ['Upper-intermediate', 'B2'],
  ['Intermediate', 'B1'],
  ['Elementary', 'A2'],
  ['مبتدئ', 'A1'],
  ['Beginner', 'A1'],
  ['Mother tongue', 'Native'],
  ['Bilingual', 'C1'],
  ['Conversational', 'B1'],
  ['أساسي', 'A2'],
])('takes the fluency "%s" as %s', (value, level) => {
  expect(takeFluency(value)).toEqual(text(level));
});

it.each([
  ['Expert', '5'],
  ['Senior', '4'],
  ['متوسط', '3'],
  ['Competent', '3'],
  ['Proficient', '4'],
  ['خبير', '5'],
  ['مبتدئ', '1'],
  ['Basic', '2'],
  ['Novice', '1'],
])('takes the mastery "%s" as %s', (value, level) => {
  expect(takeMastery(value)).toEqual(text(level));
});

it.each([
  ['mba', 'MBA'],
  ['Master degree', 'Master'],
  ['Executive MBA', 'MBA'],
  ['Ph. D.', 'Doctorate'],
  ['M.Sc. in Finance', 'Master'],
  ['بكالوريوس', 'Bachelor'],
  ['B.Eng. in Mechanics', 'Bachelor'],
  ['ماجستير', 'Master'],
  ['دكتوراه', 'Doctorate'],
])('takes the degree "%s" as %s', (value, name) => {
  expect(takeDegree(value, degrees)).toEqual(text(name));
});

it.each([
  ['country', takeCountry],
  ['choice', (value: unknown) => takeChoice(value, degrees)],
  ['language', (value: unknown) => takeLanguage(value, languages)],
  ['fluency', takeFluency],
  ['mastery', takeMastery],
  ['degree', (value: unknown) => takeDegree(value, degrees)],
])('reads a %s of at most 140 characters', (_, take) => {
  expect(take('-'.repeat(140))).toEqual(reason('unknownChoice'));
  expect(take('-'.repeat(141))).toEqual(reason('tooLong'));
  expect(take(`MBA B2 expert ${'-'.repeat(141)}`)).toEqual(reason('tooLong'));
});

it('takes the first choice with that name, before one that the words mean', () => {
  const executive = [...degrees, { name: 'EMBA', label: 'Executive MBA' }];
  expect(takeDegree('Executive MBA', executive)).toEqual(text('EMBA'));
  expect(takeLanguage('English', [...languages, { name: 'en-GB', label: 'English' }])).toEqual(text('en-GB'));
  const alike = ['A', 'B'].map((name) => ({ name, label: 'Degree' }));
  expect(takeChoice('Degree', alike)).toEqual(text('A'));
});

it('finds a language beside a choice that is none', () => {
  expect(takeLanguage('English', [{ name: 'no language', label: null }, ...languages])).toEqual(text('en'));
});

it('a word that no form has is not taken, and a degree only where it can be chosen', () => {
  expect(['Some', {}].map(takeFluency)).toEqual([reason('unknownChoice'), reason('wrongType')]);
  expect(['Some', {}].map(takeMastery)).toEqual([reason('unknownChoice'), reason('wrongType')]);
  expect(takeDegree('Diploma', degrees)).toEqual(reason('unknownChoice'));
  expect(takeDegree('M.Sc.', degrees.slice(0, 1))).toEqual(reason('unknownChoice'));
  expect(takeDegree({}, degrees)).toEqual(reason('wrongType'));
  expect(takeChoice('BACHELOR DEGREE', degrees)).toEqual(text('Bachelor'));
});
