export { createHighlighter, type Highlighter } from './highlight';
export { findLanguage, type Language, languageOfPath, LANGUAGES } from './languages';
export { TOKEN_CLASSES } from './token-classes';
