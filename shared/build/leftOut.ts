import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

/** A line of a library, and what stands in its place. */
type Change = readonly [from: string, to: string];

/** A function that nobody calls, or that has nothing to do here: its body ends before it begins. */
const without = (head: string, answer = ''): Change => [head, `${head} return ${answer};`];
/** A branch that is never taken here. */
const never = (condition: string): Change => [condition, 'if (false) {'];
/** A function that the site must not call. */
const refused = (head: string): Change => [head, `${head} throw new Error('left out of the site');`];

/**
 * What browsers need not load of the libraries that all pages wait for (PERF-1, docs/decisions/0018), by file; what is reached by
 * nothing then, the minifier drops. Versions are pinned: who updates one sees the build fail where a line has changed.
 */
export const leftOut: Readonly<Record<string, readonly Change[]>> = {
  // Links of React Router's framework mode, which fetch what another page needs (`preloadOnIntent` does that here), and its data routers.
  'react-router/dist/production/chunk-7RTFRKQW.mjs': [
    without('function usePrefetchBehavior(prefetch, theirElementProps) {', '[false, null, {}]'),
    without('function PrefetchPageLinks({ page, ...linkProps }) {', 'null'),
    ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
    ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
    [
      'var RenderErrorBoundary = class extends React2.Component {\n  constructor(props) {\n    super(props);',
      'var RenderErrorBoundary = class {\n  constructor(props) {',
    ],
  ],
  // Manifests, and entries that are scripts: entries are modules, whose files the shell starts itself.
  '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js': [
    refused('async loadRemoteSnapshotInfo({ moduleInfo, id, initiator = "loadRemote" }) {'),
    refused('async getManifestJson(manifestUrl, moduleInfo, extraOptions, resourceOptions) {'),
    refused('async loadManifestSnapshot(manifestUrl, moduleInfo, extraOptions, resourceOptions) {'),
  ],
  '@module-federation/runtime-core/dist/remote/index.js': [refused('async preloadRemote(preloadOptions) {')],
  '@module-federation/runtime-core/dist/utils/load.js': [
    refused('async function loadSystemJsEntry({ entry, remoteEntryExports }) {'),
    refused(
      'async function loadEntryScript({ name, globalName, entry, remoteInfo, loaderHook, getEntryUrl, resourceContext }) {',
    ),
  ],
  // Of what sections' entries find in the runtime, all but the one function that they call; shared libraries in tree-shaken copies.
  '@module-federation/webpack-bundler-runtime/dist/index.js': [
    [
      'import * as runtime from "@module-federation/runtime";',
      'import { init as start } from "@module-federation/runtime";\nconst runtime = { init: start };',
    ],
  ],
  '@module-federation/webpack-bundler-runtime/dist/init.js': [
    never('if (USE_SHARED) {'),
    ['import helpers from "@module-federation/runtime/helpers";', ''],
  ],
  '@module-federation/webpack-bundler-runtime/dist/getSharedFallbackGetter.js': [
    refused(
      'const getSharedFallbackGetter = ({ shareKey, factory, version, webpackRequire, libraryType = "global" }) => {',
    ),
  ],
  // Prefixes for browsers that the site does not know; nobody asks for them.
  'stylis/src/Middleware.js': [refused('export function prefixer (element, index, children, callback) {')],
  // Infinite queries, and what `setupListeners` is for: neither is given to sections (shared/lib/redux.ts).
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs': [
    refused('function buildInfiniteQuerySelector(endpointName, endpointDefinition) {'),
    never('if (isQuery && "infiniteQueryOptions" in endpointDefinition) {'),
    never('if (direction && isInfiniteQueryDefinition(endpointDefinition)) {'),
    [
      'const buildWindowEventHandler = ({ reducerPath, context, api, refetchQuery, internalState }) => {',
      'const buildWindowEventHandler = ({ reducerPath, context, api, refetchQuery, internalState }) => { return () => {};',
    ],
  ],
  '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs': [
    refused('function buildInfiniteQueryHooks(endpointName) {'),
  ],
  // Texts are there when they are asked for: no backend, no plugins, no other language, no formats, no texts within texts.
  'i18next/dist/esm/i18next.js': [
    without('  queueLoad(languages, namespaces, options, callback) {'),
    without('  loaded(name, err, data) {'),
    without('  read(lng, ns, fcName, tried = 0, wait = this.retryTimeout, callback) {'),
    without('  prepareLoading(languages, namespaces, options = {}, callback) {'),
    without("  loadOne(name, prefix = '') {"),
    without(
      '  saveMissing(languages, namespace, key, fallbackValue, isUpdate, options = {}, clb = () => {}, hasLoadedNamespace = this.newestCloneHasLoadedNamespace || this.services?.utils?.hasLoadedNamespace) {',
    ),
    without('  loadResources(language, callback = noop) {', 'callback(null)'),
    without('  reloadResources(lngs, ns, callback) {'),
    refused('  use(module) {'),
    refused('  hydrate(resources, lng) {'),
    without('  hasLoadedNamespace(ns, options = {}) {', 'true'),
    refused('  loadNamespaces(ns, callback) {'),
    refused('  loadLanguages(lngs, callback) {'),
    refused('  dir(lng) {'),
    refused('  cloneInstance(options = {}, callback = noop) {'),
    without('  getUsedParamsDetails(options = {}) {'),
    without('  nest(str, fc, options = {}) {', 'str'),
    without('function keysFromSelector(selector, opts) {'),
    without('  format(value, format, lng, options = {}) {', 'value'),
    ["    this.formatSeparator = options.interpolation.formatSeparator || ',';\n", '    return;\n'],
    without('  deprecateBareCode(code, formatted) {'),
    without('  deprecateDottedLng(method) {'),
    // `t` gives text alone; what is missing stays its key, and is told by `textsIn`.
    never("if (lng?.toLowerCase() === 'cimode') {"),
    never(
      'if (handleAsObjectInI18nFormat && resForObjHndl && handleAsObject && !noObject.includes(resType) && !(isString(joinArrays) && Array.isArray(resForObjHndl))) {',
    ),
    never('if (handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)) {'),
    never('if (usedKey || usedDefault || updateMissing) {'),
    never('if (res != null && postProcessorNames?.length && opt.applyPostProcessor !== false) {'),
    never('if (l && this.logger.debug && !isSafeLanguageCode(l)) {'),
    never('if (!found && this.options.supportedLngs) {'),
    never('if (this.backend && this.callbackApi === undefined && (this.backend.read || this.backend.create)) {'),
    never('if (this.modules.languageDetector) {'),
    never('if (this.modules.i18nFormat) {'),
  ],
};

/** Rules for webpack by which browser builds of the shell leave all that out. */
export const leftOutRules: readonly RuleSetRule[] = Object.entries(leftOut).map(([file, changes]) => ({
  test: new RegExp(`[\\\\/]node_modules[\\\\/]${file.replaceAll('/', '[\\\\/]').replaceAll('.', '\\.')}$`),
  loader: join(import.meta.dirname, 'replaceLines.cjs'),
  options: { changes },
}));
