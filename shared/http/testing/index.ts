export { clientPreface, getFrame, pingFrame, resetFrame, streamIds } from './http2Frames';
