import type { MiddlewareHandler } from 'hono';

/** Closes the file that the reply to a GET would send: a reply to HEAD has no body, and Hono leaves it open. */
export const closeBodyOfHead: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method === 'HEAD') await context.res.body?.cancel();
};
