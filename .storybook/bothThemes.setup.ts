globalThis.iskraBothThemes = true;
