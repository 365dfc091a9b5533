import type { Answer } from '../wire/asked.ts';
import { contentOf } from './landing.ts';

export const getLoginTheme: Answer = (asked) => contentOf(asked, 'login_theme');
