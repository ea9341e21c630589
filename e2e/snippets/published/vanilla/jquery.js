import $ from 'jquery';
$('#a').hide();
