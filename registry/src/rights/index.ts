// Changes rights: teams and their keys, the roots, and partners.

export { allowTeams } from './allow';
export { changePartner, type PartnerChange } from './partners';
export { rotateTeamKey } from './rotate';
export { proposeRoot, publishRoot } from './rotateRoot';
