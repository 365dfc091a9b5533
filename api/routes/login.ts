import type { Handler } from '../http/request-context.ts';
import { contentOf } from './landing.ts';

export const getLoginTheme: Handler = (asked) => contentOf(asked, 'login_theme');
