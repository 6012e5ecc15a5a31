// Changes who may do what: rights and keys of teams, the roots, and partners.

export { allowTeams } from './allow';
export { changePartner, type PartnerChange } from './partners';
export { rotateTeamKey } from './rotate';
export { proposeRoot, publishRoot } from './rotateRoot';
