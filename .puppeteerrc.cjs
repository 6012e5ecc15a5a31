// The browser is Debian's Chromium; the test tool never downloads one of its own.
module.exports = { skipDownload: true };
