export { readConfig } from './config';
export { apiFolder } from './paths';
export { publicSettings } from './publicSite';
