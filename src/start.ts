/**
 * The first module: starts the app at once, or on a first visit of the landing page when the words of the hero have been
 * painted. Its evaluation would delay them on a fast network.
 */
void Promise.resolve(globalThis.__heroShown).then(() => import(/* webpackMode: "eager" */ './main.tsx'));
