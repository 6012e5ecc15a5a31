// The tested site: where it is, calls of its API, its mails, its partner, and how it recovers.
export { callApi, callSite } from './ask';
export { clockAhead } from './clockOption';
export { openCluster } from './cluster';
export { firstAnswer } from './firstAnswer';
export { codeFor, mailsTo, saveMail } from './mails';
export { changeTestPartner } from './partner';
export { servePartner } from './partnerPages';
export { whenRecovered } from './recovery';
export { asAddress, startSecondShell } from './secondShell';
export { servedVersion, whenServed } from './registry';
export { SETTING, readBrowserEndpoint, readSetting, type Setting } from './setting';
