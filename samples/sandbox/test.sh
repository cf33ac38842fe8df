bash test-with-sandbox.sh node --test
