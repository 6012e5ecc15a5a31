// Renews the registry, advances rollouts, takes back failing versions, and purges the CDN, all automatically.

export { watchRegistry } from './watchRegistry';
