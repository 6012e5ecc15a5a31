// Renews the registry, advances rollouts, takes back what fails, and purges the CDN, without a person.

export { watchRegistry } from './watchRegistry';
