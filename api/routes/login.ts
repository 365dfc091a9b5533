import type { Handler } from '../http/request-context.ts';
import { contentOf } from './landing.ts';

export const getLoginTheme: Handler<'getLoginTheme'> = (request) => contentOf(request, 'login_theme');
