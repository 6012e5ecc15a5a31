// Serves pages of partners: the tag, its manifest and entries for federation hosts.

export { admitPartners, servePartners } from './partners';
