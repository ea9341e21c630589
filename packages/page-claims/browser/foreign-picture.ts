/** Address of a picture on another host, which answers without CORS headers. */
export const FOREIGN_PICTURE = 'http://elsewhere.localhost/picture.png';
