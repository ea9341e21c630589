const { colors } = require('../lib/colors');
console.log(colors);
