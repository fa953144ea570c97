// Stands for style sheets, pictures and fonts, which have no meaning without a browser.
module.exports = 'asset';
