// Renews the registry, advances rollouts, rolls back failing versions, and purges the CDN, all automatically.

export { watchRegistry } from './watchRegistry';
