export { holdLanguage } from './holdLanguage';
export { noteContentPlace, returnToContentPlace } from '../router/contentPlace';
