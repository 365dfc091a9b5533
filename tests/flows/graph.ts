/** The one door to `@xstate/graph`, whose code is moving into `xstate/graph`. */
export { getShortestPaths } from '@xstate/graph';
