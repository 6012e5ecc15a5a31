// What an imported style sheet, font or picture is in a test: the bundler gives its text or address, no test reads it.
module.exports = 'test-file';
