// The tested site: its addresses, calls of its API, mails, a partner, and recovery from faults.
export { callApi, callSite } from './ask';
export { openCluster } from './cluster';
export { firstAnswer, type FirstAnswer } from './firstAnswer';
export { codeFor, mailsTo, saveMail } from './mails';
export { changeTestPartner } from './partner';
export { servePartner } from './partnerPages';
export { whenRecovered } from './recovery';
export { asAddress, startSecondShell } from './secondShell';
export { remoteEntry, servedVersion, siteEdit, siteRegistry, siteStore, versionIn, whenServed } from './registry';
export { SETTING, readBrowserEndpoint, readSetting, type Setting } from './setting';
