// Previews for one browser: reads signed tokens, finds the version or the developer's build that they name, and shows a badge.

export { insertBadge } from './badge';
export { createDeveloperBuilds } from './developerBuild';
export { createOverrides, type OverriddenSite, type Overrides } from './overrides';
export { OVERRIDE_COOKIE, serveOverrides } from './serveOverrides';
