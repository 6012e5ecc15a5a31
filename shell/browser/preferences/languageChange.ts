export { holdLanguage } from './holdLanguage';
export { keepMessages, sayAgain } from './keptMessages';
export { noteContentPlace, returnToContentPlace } from '../router/contentPlace';
