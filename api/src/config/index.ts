export { readConfig } from './config';
export { apiFolder } from './paths';
