/** The only import of `@xstate/graph`, since its code is moving into `xstate/graph`. */
export { getShortestPaths } from '@xstate/graph';
